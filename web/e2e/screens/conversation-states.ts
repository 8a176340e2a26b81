import type { Page } from 'playwright-core';
import { button, markPoints, myTurn, startConversation } from '../harness/conversation';
import type { State } from './state';

/** A conversation that begins with the partner's greeting. */
const talk = (name: string, then: (page: Page) => Promise<void>): State => ({
  ...{ name, path: '/conversation', seen: true },
  async act(page) {
    await startConversation(page, new URL(page.url()).origin);
    await then(page);
  },
});

/** Goes on to the second session, or to the third. */
const advance = (session: 2 | 3) => async (page: Page) => {
  for (const next of [2, 3].slice(0, session - 1)) {
    await myTurn(page);
    await markPoints(page);
    await button(page, new RegExp(`^Continue to Session ${next}`)).click();
    await page.getByRole('heading', { name: new RegExp(`^Session ${next}`) }).waitFor();
  }
  await myTurn(page);
};

async function say(page: Page): Promise<void> {
  await myTurn(page);
  await button(page, 'Type instead').click();
  await page.getByLabel('Type your turn').fill('I would begin with food, because everyone has to eat.');
  await button(page, 'Send').click();
}

/** In a browser without voices: the greeting is read, and the turn is the student's. */
export const CONVERSATION_STATES: readonly State[] = [
  talk('conversation-discussion', myTurn),
  talk('conversation-partner-thinking', async (page) => {
    // the partner's answer never comes
    await page.route(/\/graphql(\/stream)?$/, (route) =>
      route.request().postData()?.includes('PartnerReply') ? undefined : route.fallback(),
    );
    await say(page);
    const thinks = page.getByText('AI Partner is thinking...').first();
    await thinks.waitFor();
  }),
  talk('conversation-turn-kept', async (page) => {
    await page.route(/\/graphql$/, (route) =>
      route.request().postData()?.includes('SubmitTurn') ? route.abort() : route.fallback(),
    );
    await say(page);
    await page.getByText('(Not sent yet)').waitFor();
  }),
  talk('conversation-decision', advance(2)),
  talk('conversation-hots', advance(3)),
];

/** In a browser with a voice that takes its time. */
export const SPEAKING_STATES: readonly State[] = [
  talk('conversation-partner-speaking', (page) =>
    page.getByText('AI Partner is speaking...').first().waitFor(),
  ),
];
