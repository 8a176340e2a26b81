/** A mailto: link. Nobody has checked the address, so nothing in it may begin another header. */
export const replyAddress = (email: string, subject: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
