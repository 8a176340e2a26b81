import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

export const DEMO_STUDENT = { email: 'student@lisan.test', password: 'practise-aloud' } as const;
export const DEMO_TEACHER = { email: 'teacher@lisan.test', password: 'practise-aloud' } as const;

/** Keeps apart whom the files of one run call by the same name. */
const FILE = randomBytes(3).toString('hex');

/** Somebody whom this server does not know yet. */
export const newPerson = (firstName: string, lastName: string): Person => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}.${FILE}@smk-muar.test`.toLowerCase().replace(/\s+/g, '-'),
  password: 'a long walk in Muar',
});

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
  await page.getByLabel('Country').fill('Malaysia');
  await page.getByLabel('State', { exact: true }).selectOption('Johor');
  await page.getByLabel('School or institution').fill('SMK Muar');
  await page.getByLabel('Institution type').selectOption({ label: 'Secondary School' });
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
}

/** Signs in with e-mail and password; ends on the dashboard. */
export async function signIn(
  page: Page,
  baseUrl: string,
  account: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await page.goto(`${baseUrl}/api/login`);
  await page.getByLabel('E-mail address').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor();
}
