import { randomBytes } from 'node:crypto';
import type { APIResponse, Page } from 'playwright-core';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

type Account = Pick<Person, 'email' | 'password'>;

const demo = (name: string): Account => ({ email: `${name}@lisan.test`, password: 'practise-aloud' });
export const DEMO_STUDENT = demo('student');
export const DEMO_TEACHER = demo('teacher');
export const DEMO_ADMIN = demo('admin');

/** Keeps apart whom the files of one run call by the same name. */
const FILE = randomBytes(3).toString('hex');

/** Somebody whom this server does not know yet. */
export const newPerson = (firstName: string, lastName: string): Person => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}.${FILE}@smk-muar.test`.toLowerCase().replace(/\s+/g, '-'),
  password: 'a long walk in Muar',
});

/** Where the students of the tests learn. */
const SCHOOL = {
  country: 'Malaysia',
  state: 'Johor',
  institution: 'SMK Muar',
  institutionType: 'secondary_school',
};

/**
 * A new account with a complete profile, signed in on this page, which stays as it is. By the same forms and redirects
 * as in a browser, of which nothing is drawn: `signUp` and `completeProfile` go through the pages.
 */
export async function enterAsNew(page: Page, baseUrl: string, person: Person): Promise<void> {
  const { firstName, lastName, email, password } = person;
  await sendForm(page, baseUrl, '/sign-up', { firstName, lastName, email, password });
  const answer = await page.request.post(`${baseUrl}/api/auth/complete-profile`, {
    data: SCHOOL,
    headers: { origin: baseUrl },
  });
  await expectOk(answer);
}

/** Signs in on this page, which stays as it is; `signIn` goes through the pages. */
export const enter = (page: Page, baseUrl: string, { email, password }: Account): Promise<void> =>
  sendForm(page, baseUrl, '', { email, password });

/** Begins a login, sends a form of its sign-in page, and follows the way back. */
async function sendForm(
  page: Page,
  baseUrl: string,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<void> {
  const login = await page.request.get(`${baseUrl}/api/login`);
  await expectOk(login);
  const back = await page.request.post(`${login.url()}${path}`, { form, headers: { origin: baseUrl } });
  await expectOk(back);
  if (back.url() !== `${baseUrl}/`) throw new Error(`The login of ${form.email} ended at ${back.url()}.`);
}

async function expectOk(answer: APIResponse): Promise<void> {
  if (!answer.ok()) throw new Error(`${answer.status()} of ${answer.url()}: ${await answer.text()}`);
}

/** Creates an account through the sign-in pages; ends on the profile form of a new user. */
export async function signUp(page: Page, baseUrl: string, person: Person): Promise<void> {
  await page.goto(`${baseUrl}/api/login`);
  await createAccount(page, person);
}

/** From the sign-in page on. */
export async function createAccount(page: Page, person: Person): Promise<void> {
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Complete Your Profile' }).waitFor();
}

/** From the profile form of a new user to the dashboard. */
export async function completeProfile(page: Page): Promise<void> {
  await page.getByLabel('Country').fill(SCHOOL.country);
  await page.getByLabel('State', { exact: true }).selectOption(SCHOOL.state);
  await page.getByLabel('School or institution').fill(SCHOOL.institution);
  await page.getByLabel('Institution type').selectOption({ label: 'Secondary School' });
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
}

/** Signs in with e-mail and password; ends on the dashboard. */
export async function signIn(page: Page, baseUrl: string, account: Account): Promise<void> {
  await page.goto(`${baseUrl}/api/login`);
  await page.getByLabel('E-mail address').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
}
