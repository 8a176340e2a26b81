import { type RefObject, useEffect } from 'react';

/** A reader who has scrolled up by more than this reads; everybody else follows the talk. Pixels. */
const NEAR = 48;

/**
 * Keeps the end of what scrolls in sight as it grows or as its room changes, unless the reader has gone back in it.
 * @param scroller what scrolls; its first child is what grows
 */
export function useNewestInSight(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const room = scroller.current;
    const words = room?.firstElementChild;
    if (!room || !words) return;
    let follows = true;
    const goToEnd = () => {
      if (follows) room.scrollTop = room.scrollHeight;
    };
    const onScroll = () => {
      follows = room.scrollHeight - room.clientHeight - room.scrollTop < NEAR;
    };
    goToEnd();
    const sizes = new ResizeObserver(goToEnd);
    for (const element of [room, words]) sizes.observe(element);
    room.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      room.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);
}
