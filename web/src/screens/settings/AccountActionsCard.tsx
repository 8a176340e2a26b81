import { LogOut } from 'lucide-react';

/** The way out: a full navigation, for the server ends the login. */
export const AccountActionsCard = () => (
  <section className="panel" aria-labelledby="account-actions">
    <h2 id="account-actions" className="panel-title mb-3">
      Account Actions
    </h2>
    <a className="btn btn-quiet w-100" href="/api/logout">
      <LogOut size={18} aria-hidden="true" />
      Sign Out
    </a>
  </section>
);
