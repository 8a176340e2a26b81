import { useApolloClient } from '@apollo/client/react';
import { KeyRound } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyNamed } from '../../../lib/lazyNamed';
import { TokenList } from './TokenList';
import './tokens.scss';

const IssueTokenDialog = lazyNamed(() => import('./IssueTokenDialog'), 'IssueTokenDialog');

/** Who beside the impact admin reads these figures: tokens are issued, listed and revoked here. */
export function ResearcherAccess() {
  const { cache } = useApolloClient();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className="panel tokens" aria-labelledby="tokens-title">
      <div className="tokens-head">
        <div>
          <h2 id="tokens-title" ref={heading} tabIndex={-1} className="panel-title">
            Researcher access
          </h2>
          <p className="soft">
            A script reads these figures with a token of its own: GraphQL at{' '}
            <code>{window.location.origin}/graphql</code>, JSON and CSV as the{' '}
            <a href="/api/docs">API documentation</a> says. It gets only students whose consent is in force,
            under pseudonyms. Examples for curl, Node, Python and R are in the product’s{' '}
            <code>docs/research.md</code>.
          </p>
        </div>
        <button type="button" className="btn btn-primary" onClick={() => setDialog('open')}>
          <KeyRound size={18} aria-hidden="true" />
          Issue a token
        </button>
      </div>
      <TokenList onRevoked={() => heading.current?.focus()} />
      {dialog !== 'never' && (
        <Suspense fallback={null}>
          <IssueTokenDialog
            open={dialog === 'open'}
            onIssued={() => {
              cache.evict({ id: 'ROOT_QUERY', fieldName: 'researchTokens' });
              cache.gc();
            }}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </section>
  );
}
