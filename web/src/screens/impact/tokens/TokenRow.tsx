import type { ResearchTokenDetailsFragment } from '../../../generated/tokens';
import { day } from '../../../lib/format';
import { useViewer } from '../../../lib/viewer';
import { Badge } from '../../../ui/Badge';
import { SCOPE_NAMES, STATE_TONES, tokenState } from './tokenState';

interface TokenRowProps {
  token: ResearchTokenDetailsFragment;
  onRevoke: () => void;
}

/** A token: what it is called and allows, how long, when it was used. */
export function TokenRow({ token, onRevoke }: TokenRowProps) {
  const { timeZone } = useViewer();
  const { name, prefix, scopes, createdAt, expiresAt, lastUsedOn, revokedAt, isActive } = token;
  const state = tokenState(token);
  const facts = [
    ['Begins with', <code key="prefix">{prefix}…</code>],
    ['Allows', scopes.map((scope) => SCOPE_NAMES[scope]).join(', ')],
    ['Created', day(createdAt, timeZone)],
    revokedAt === null
      ? [isActive ? 'Expires' : 'Expired', day(expiresAt, timeZone)]
      : ['Revoked', day(revokedAt, timeZone)],
    // a day without a clock time, whatever the zone
    ['Last used', lastUsedOn ? day(lastUsedOn, 'UTC') : 'never'],
  ] as const;
  return (
    <li className="token">
      <p className="token-name">
        {name} <Badge tone={STATE_TONES[state]}>{state}</Badge>
      </p>
      <dl className="token-facts">
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {isActive && (
        <button
          type="button"
          className="btn btn-quiet token-revoke"
          aria-label={`Revoke ${name}`}
          onClick={onRevoke}
        >
          Revoke
        </button>
      )}
    </li>
  );
}
