// What the legal pages say of the contact form of a build. The launch check reads it from the built pages.

export const CONNECTED_NOTICE = 'The contact form of this site is connected: messages are sent to us.'
export const UNCONNECTED_NOTICE =
  'The contact form of this site is not connected: messages are not delivered.'
