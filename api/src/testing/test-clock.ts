import type { Clock } from '../clock.js';

/** Real time until it is moved. */
export class TestClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  moveTo(instant: Date | string): void {
    this.#offsetMs = new Date(instant).getTime() - Date.now();
  }
}
