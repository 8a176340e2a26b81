import { type RefObject, useEffect, useRef } from 'react';

/** Below this the talk is one column, whose end is the stage (styles/_breakpoints, xl). */
const ONE_COLUMN = '(max-width: 1199.98px)';

/**
 * Brings the talk into sight when it is opened. Where its parts stand under each other and do not all fit, that is its
 * end, the newest words and what to do now, and again whenever something is added.
 * @param moment changes when there is something new to see; what the reader has scrolled to stays otherwise
 */
export function useTalkInSight(talkRoom: RefObject<HTMLElement | null>, moment: string): void {
  const shown = useRef<string>(null);
  useEffect(() => {
    const isOneColumn = window.matchMedia(ONE_COLUMN).matches;
    if (isOneColumn && shown.current !== moment) talkRoom.current?.scrollIntoView({ block: 'end' });
    else if (shown.current === null) talkRoom.current?.scrollIntoView({ block: 'start' });
    shown.current = moment;
  }, [moment, talkRoom]);
}
