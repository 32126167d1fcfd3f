// Compares two pictures of a page as somebody sees them who stands three steps back: cells of 8 px, each one mean
// colour. A letter that the browser draws a little differently, or one figure for another, is no difference;
// a row of cells that changed is.
import sharp from 'sharp'

const CELL_PX = 8
/** Stored pictures are smaller by this factor: they are looked at by people, and small in the repository. */
const SHRINK = 4
/** How far a cell's mean colour may be off, of 255, in its worst channel. */
const TOLERANCE = 20
/** A patch of touching cells smaller than this is no difference: 20 cells are a square of 36 px. */
const PATCH_CELLS = 20
/** How much longer or shorter a page may be, px. */
const HEIGHT_TOLERANCE_PX = 16

type Cells = { columns: number; rows: number; colours: Float64Array }

/** Mean colours of squares of `side` px; what does not fill a square at the edge is left out. */
async function readCells(picture: Buffer, side: number): Promise<Cells> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [columns, rows] = [Math.floor(info.width / side), Math.floor(info.height / side)]
  const colours = new Float64Array(columns * rows * 3)
  for (let y = 0; y < rows * side; y += 1) {
    for (let x = 0; x < columns * side; x += 1) {
      const cell = (Math.floor(y / side) * columns + Math.floor(x / side)) * 3
      const pixel = (y * info.width + x) * info.channels
      for (let channel = 0; channel < 3; channel += 1) {
        colours[cell + channel] =
          (colours[cell + channel] ?? 0) + (data[pixel + channel] ?? 0) / (side * side)
      }
    }
  }
  return { columns, rows, colours }
}

/** The picture as it is kept in the repository. */
export async function shrink(screenshot: Buffer): Promise<Buffer> {
  const { columns, rows, colours } = await readCells(screenshot, SHRINK)
  return sharp(Buffer.from(colours.map(Math.round)), { raw: { width: columns, height: rows, channels: 3 } })
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer()
}

/** In px of the page. */
export type Region = { x: number; y: number; width: number; height: number }

export type Difference = {
  /** px that the page became longer; below zero: shorter; 0 when within the tolerance */
  taller: number
  /** Patches that differ, the topmost first. */
  regions: Region[]
  /** Where the two differ, in red over a pale picture of the page as it is. */
  picture: Buffer
}

/** Null when they look alike. `kept` is a picture made by shrink(). */
export async function comparePictures(kept: Buffer, screenshot: Buffer): Promise<Difference | null> {
  const [before, after] = await Promise.all([
    readCells(kept, CELL_PX / SHRINK),
    readCells(await shrink(screenshot), CELL_PX / SHRINK),
  ])
  const rows = Math.min(before.rows, after.rows)
  const isOff = (cell: number) =>
    [0, 1, 2].some(
      (channel) =>
        Math.abs((before.colours[cell * 3 + channel] ?? 0) - (after.colours[cell * 3 + channel] ?? 0)) >
        TOLERANCE,
    )
  const off = new Set(Array.from({ length: rows * after.columns }, (_, cell) => cell).filter(isOff))
  const patches = findPatches(off, after.columns).filter((patch) => patch.length >= PATCH_CELLS)
  const growth = (after.rows - before.rows) * CELL_PX
  const taller = Math.abs(growth) > HEIGHT_TOLERANCE_PX ? growth : 0
  if (patches.length === 0 && taller === 0) return null
  return {
    taller,
    regions: patches.map((patch) => toRegion(patch, after.columns)).sort((one, other) => one.y - other.y),
    picture: await drawDifference(after, new Set(patches.flat())),
  }
}

/** Groups of cells that touch, by side or corner. */
function findPatches(cells: ReadonlySet<number>, columns: number): number[][] {
  const left = new Set(cells)
  const patches: number[][] = []
  for (const first of cells) {
    if (!left.delete(first)) continue
    const patch = [first]
    for (const cell of patch) {
      for (const [across, down] of NEIGHBOURS) {
        const x = (cell % columns) + across
        const neighbour = cell + down * columns + across
        if (x >= 0 && x < columns && left.delete(neighbour)) patch.push(neighbour)
      }
    }
    patches.push(patch)
  }
  return patches
}

const NEIGHBOURS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((across) => [across, down] as const))

function toRegion(patch: readonly number[], columns: number): Region {
  const [xs, ys] = [patch.map((cell) => cell % columns), patch.map((cell) => Math.floor(cell / columns))]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return {
    x: x * CELL_PX,
    y: y * CELL_PX,
    width: (Math.max(...xs) - x + 1) * CELL_PX,
    height: (Math.max(...ys) - y + 1) * CELL_PX,
  }
}

async function drawDifference({ columns, rows, colours }: Cells, off: ReadonlySet<number>): Promise<Buffer> {
  const pixels = Buffer.alloc(columns * rows * 3)
  for (let cell = 0; cell < columns * rows; cell += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      const pale = 170 + (colours[cell * 3 + channel] ?? 0) / 3
      pixels[cell * 3 + channel] = off.has(cell) ? (channel === 0 ? 220 : 0) : Math.min(255, pale)
    }
  }
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
    .resize({ width: columns * CELL_PX, kernel: 'nearest' })
    .png()
    .toBuffer()
}
