import { EmptyState } from '../../ui/EmptyState';

/** Two students with each other: not built yet (§2). */
export const PeerToPeer = ({ onPartner }: { onPartner: () => void }) => (
  <EmptyState
    title="Coming Soon"
    action={
      <button type="button" className="btn btn-primary" onClick={onPartner}>
        Talk with the AI Partner
      </button>
    }
  >
    Peer to peer practice is under development. Use the AI Partner meanwhile.
  </EmptyState>
);
