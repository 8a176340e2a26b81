import type { ResearchTokenDetailsFragment } from '../../../generated/tokens';
import type { Tone } from '../../../ui/tones';

type TokenState = 'Active' | 'Expired' | 'Revoked';

export const tokenState = ({
  isActive,
  revokedAt,
}: Pick<ResearchTokenDetailsFragment, 'isActive' | 'revokedAt'>): TokenState => {
  if (isActive) return 'Active';
  return revokedAt === null ? 'Expired' : 'Revoked';
};

export const STATE_TONES: Record<TokenState, Tone> = { Active: 'teal', Expired: 'amber', Revoked: 'neutral' };
