// Lets an island change on a page that the browser has translated. A translator puts <font> elements in the place of texts.
// React goes on to write into its own texts, which nobody sees any more, and fails where it looks for one to remove it or to
// put something before it. Here each text gets its place back as soon as React touches it; the translator then reads it anew.

/** What is where a text of React's was. */
const standIns = new WeakMap<Node, Node>()
let observer: MutationObserver | undefined

/** Call before hydrating, once for each island. */
export function keepTranslatable(root: Node) {
  observer ??= startObserver()
  observer.observe(root, { childList: true, characterData: true, subtree: true })
}

function startObserver(): MutationObserver {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    const isHere = !next || bringBack(next, this)
    return insertBefore.call(this, node, isHere ? next : null) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return bringBack(child, this) ? (removeChild.call(this, child) as T) : child
  }
  return new MutationObserver(follow)
}

function follow(records: readonly MutationRecord[]) {
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    // React has changed the text since a translator took it away.
    if (type === 'characterData' && !target.isConnected) putBack(target)
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue
      const font = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
      if (!font) continue
      standIns.set(text, font)
      observer?.observe(text, { characterData: true })
    }
  }
}

/** Whether a node is a child of this parent, perhaps again. Anything but a text that was taken away is left to the browser. */
function bringBack(node: Node, parent: Node): boolean {
  if (node.parentNode === parent || node.nodeType !== Node.TEXT_NODE) return true
  follow(observer?.takeRecords() ?? [])
  putBack(node)
  return node.parentNode === parent
}

function putBack(text: Node) {
  const font = standIns.get(text)
  standIns.delete(text)
  font?.parentNode?.replaceChild(text, font)
}
