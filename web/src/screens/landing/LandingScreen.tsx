import { useEffect } from 'react';
import { PublicHeader } from '../../ui/PublicHeader';
import { ClosingCall } from './ClosingCall';
import { Features } from './Features';
import { HelpBox } from './HelpBox';
import { Hero } from './Hero';
import { Learners } from './Learners';
import './landing.scss';

/** What a visitor sees. Prerendered at build time: no style attributes, no browser APIs while rendering. */
export function LandingScreen() {
  useEffect(() => {
    document.title = 'Lisan – English Practice Platform';
  }, []);
  return (
    <>
      <PublicHeader />
      <main>
        <Hero />
        <Features />
        <Learners />
        <ClosingCall />
        <HelpBox />
      </main>
      <footer className="landing-footer container">
        <p className="soft small">Lisan, English Practice Platform. Free for students.</p>
      </footer>
    </>
  );
}
