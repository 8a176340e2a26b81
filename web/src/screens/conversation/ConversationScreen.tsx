import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../ui/PageHeading';
import { Tabs } from '../../ui/Tabs';
import { AiPartner } from './AiPartner';
import { PeerToPeer } from './PeerToPeer';
import './conversation.scss';

const TABS = [
  { key: 'peer', label: 'Peer to Peer' },
  { key: 'partner', label: 'AI Partner' },
] as const;
type Mode = (typeof TABS)[number]['key'];

/** Part 3: topics, and the conversation with the AI partner. */
export function ConversationScreen() {
  const [mode, setMode] = useState<Mode>('partner');
  const [parameters] = useSearchParams();
  const sessionId = parameters.get('session');
  return (
    <div className={sessionId ? 'conversation conversation-open' : 'conversation'}>
      <PageHeading title="Part 3: Conversation Practice">Part 3: Conversation Practice</PageHeading>
      <Tabs label="Who you talk with" tabs={TABS} chosen={mode} onChoose={setMode}>
        {mode === 'peer' ? (
          <PeerToPeer onPartner={() => setMode('partner')} />
        ) : (
          <AiPartner sessionId={sessionId} />
        )}
      </Tabs>
    </div>
  );
}
