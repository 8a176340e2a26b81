export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Of `SpeechSynthesisUtterance`; the normal one is the partner's (§9). */
export const RATES: Record<Speed, number> = { slow: 0.7, normal: 0.85, fast: 1 };

export const isSpeed = (value: unknown): value is Speed => SPEEDS.some((speed) => speed === value);
