import { Brand } from './Brand';
import { ThemeSwitch } from './ThemeSwitch';
import './public-header.scss';

/** Top of the pages that a visitor can read. */
export const PublicHeader = () => (
  <header className="public-header container">
    <a href="/" className="text-decoration-none" aria-label="Lisan, start page">
      <Brand />
    </a>
    <ThemeSwitch />
    <a className="btn btn-quiet" href="/api/login">
      Sign In
    </a>
  </header>
);
