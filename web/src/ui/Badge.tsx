import type { ReactNode } from 'react';
import type { Tone } from './tones';
import './badge.scss';

interface BadgeProps {
  tone?: Tone;
  children: ReactNode;
}

/** A word or two about a thing: its state, theme or level. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={`pill tone-${tone}`}>{children}</span>
);
