import { Link } from 'react-router-dom';
import { Brand } from './Brand';
import { ThemeSwitch } from './ThemeSwitch';
import './public-header.scss';

/** Top of the pages that a visitor can read. */
export const PublicHeader = () => (
  <header className="public-header container">
    <Link to="/" className="text-decoration-none" aria-label="Lisan, start page">
      <Brand />
    </Link>
    <ThemeSwitch />
    <a className="btn btn-quiet" href="/api/login">
      Sign In
    </a>
  </header>
);
