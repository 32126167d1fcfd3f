// What the legal pages say about the contact form. The launch check looks for it in the built pages.

export const CONNECTED_NOTICE = 'The contact form of this site is connected: messages are sent to us.'
export const UNCONNECTED_NOTICE =
  'The contact form of this site is not connected: messages are not delivered.'
