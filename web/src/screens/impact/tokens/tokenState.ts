import type { TokenScope as ScopeName } from 'schema/rules/choices';
import type { ResearchTokenDetailsFragment, TokenScope } from '../../../generated/tokens';
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

/** GraphQL has no colon in the value of an enum. */
export const SCOPE_NAMES: Record<TokenScope, ScopeName> = { analyticsRead: 'analytics:read' };
