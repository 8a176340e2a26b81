import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { BROWSER_ARGS, findBrowser } from '../../../scripts/find-browser.mjs';
import { chromium } from './browser-tools';
import { STEP_MS } from './eventually';
import { collectFaults } from './faults';
import { type HeardSpeech, installRecognition, removeRecognition } from './recognition';
import { SPEECH_FILE, silentWav } from './speech';
import { installSynthesis, type ScriptedVoice } from './synthesis';
import { hearToasts } from './toasts';

const ALLOW_ALWAYS = '--use-fake-ui-for-media-stream';
/** A page of a test lives for seconds, and what is compiled with much thought is used for fewer. */
const COMPILE_QUICKLY = '--js-flags=--no-opt,--no-maglev';

interface PageOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly colorScheme?: 'light' | 'dark';
  /** `no-preference`: everything moves, as most users see it. Left out: nothing does, and no click waits for it. */
  readonly reducedMotion?: 'no-preference';
  /** False: a browser in which no script runs. */
  readonly javaScriptEnabled?: boolean;
  /** Gives the page a speech recognition that hears this; otherwise it has none. */
  readonly recognition?: HeardSpeech;
  /** Gives the page a voice; otherwise it has none. */
  readonly voice?: ScriptedVoice;
  /** Console errors that belong to the test, as "console: …" or "exception: …". */
  readonly expectedFaults?: readonly RegExp[];
}

export interface TestBrowser {
  /** A page in a profile of its own: no cookies, an empty IndexedDB. */
  newPage(options?: PageOptions): Promise<Page>;
  /** Another tab beside this page, with its cookies and its IndexedDB. */
  newTab(page: Page, options?: Pick<PageOptions, 'expectedFaults'>): Promise<Page>;
  /** Closes the pages. @throws Error with everything that they complained about; call it after each test */
  closePages(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  /** What the microphone hears, over and over; `refused`: the student does not allow it. */
  readonly microphone?: 'speech' | 'silence' | 'refused';
}

/** One Chromium without a window: about 1 s to start. */
export async function openBrowser({ microphone = 'speech' }: Options = {}): Promise<TestBrowser> {
  const { executablePath, env } = await findBrowser();
  const folder = await mkdtemp(path.join(tmpdir(), 'lisan-browser-'));
  const silence = path.join(folder, 'silence.wav');
  writeFileSync(silence, silentWav(2));
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [
      ...BROWSER_ARGS.filter((flag) => microphone !== 'refused' || flag !== ALLOW_ALWAYS),
      COMPILE_QUICKLY,
      `--use-file-for-fake-audio-capture=${microphone === 'silence' ? silence : SPEECH_FILE}`,
    ],
  });
  let opened: { readonly context: BrowserContext; readonly faults: readonly string[] }[] = [];

  return {
    async newPage({
      viewport = { width: 1280, height: 900 },
      recognition,
      voice,
      expectedFaults = [],
      reducedMotion,
      ...look
    } = {}) {
      const context = await browser.newContext({
        ...look,
        viewport,
        reducedMotion: reducedMotion ?? 'reduce',
        permissions: microphone === 'refused' ? [] : ['microphone'],
        locale: 'en-GB',
        timezoneId: 'Asia/Kuala_Lumpur',
      });
      context.setDefaultTimeout(STEP_MS);
      await hearToasts(context);
      if (recognition) await context.addInitScript(installRecognition, recognition);
      else await context.addInitScript(removeRecognition);
      if (voice) await context.addInitScript(installSynthesis, voice);
      const page = await context.newPage();
      opened.push({ context, faults: collectFaults(page, expectedFaults) });
      return page;
    },
    async newTab(page, { expectedFaults = [] } = {}) {
      const context = page.context();
      const tab = await context.newPage();
      opened.push({ context, faults: collectFaults(tab, expectedFaults) });
      return tab;
    },
    async closePages() {
      const closing = opened;
      opened = [];
      for (const { context } of closing) await context.close();
      const faults = closing.flatMap((page) => page.faults);
      if (faults.length > 0) throw new Error(`The page complained:\n${faults.join('\n')}`);
    },
    async close() {
      await browser.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
