export const PATH_OF_CONVERSATION = '/conversation';

/** The address of one conversation, so that a reload, or the way back, leads to it. */
export const pathOfSession = (sessionId: string): string =>
  `${PATH_OF_CONVERSATION}?session=${encodeURIComponent(sessionId)}`;
