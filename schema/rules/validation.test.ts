import { describe, expect, test } from '@jest/globals';
import type { AnyObjectSchema, ValidationError } from 'yup';
import { profileModalSchema, profileSchema, recordingConsentSchema, signUpSchema } from './validation.ts';

const faultsOf = (schema: AnyObjectSchema, input: unknown): Record<string, string> => {
  try {
    schema.validateSync(input, { abortEarly: false });
    return {};
  } catch (error) {
    return Object.fromEntries(
      (error as ValidationError).inner.toReversed().map((fault) => [fault.path, fault.message]),
    );
  }
};

const profile = {
  country: 'Malaysia',
  state: 'Perak',
  institution: 'SMK Taman Jaya',
  institutionType: 'secondary_school',
};

describe('profile', () => {
  test('a complete one passes both forms', () => {
    expect(faultsOf(profileSchema, profile)).toEqual({});
    expect(faultsOf(profileModalSchema, profile)).toEqual({});
  });

  test('the page says', () => {
    expect(
      faultsOf(profileSchema, { country: ' ', state: '', institution: '', institutionType: '' }),
    ).toEqual({
      country: 'Please select your country',
      state: 'Please select your state',
      institution: 'Please enter your school/institution name',
      institutionType: 'Please select your institution type',
    });
  });

  test('the modal says', () => {
    expect(faultsOf(profileModalSchema, { ...profile, country: '', state: '' })).toEqual({
      country: 'Please enter your country',
      state: 'Please enter your state/region',
    });
  });

  test.each(['Malaysia', 'malaysia', ' MALAYSIA '])('the state of %p is one of the list', (country) => {
    expect(faultsOf(profileSchema, { ...profile, country, state: 'Bavaria' })).toEqual({
      state: 'Please select your state',
    });
  });

  test('elsewhere the state is free text', () => {
    expect(faultsOf(profileSchema, { ...profile, country: 'Germany', state: 'Bavaria' })).toEqual({});
  });

  test('an unknown institution type', () => {
    expect(faultsOf(profileSchema, { ...profile, institutionType: 'castle' })).toEqual({
      institutionType: 'Please select your institution type',
    });
  });
});

describe('consent', () => {
  test('a minor needs the guardian', () => {
    expect(faultsOf(recordingConsentSchema, { isMinor: true, guardianConfirmed: false })).toEqual({
      guardianConfirmed: 'A parent or guardian needs to agree first',
    });
    expect(faultsOf(recordingConsentSchema, { isMinor: true, guardianConfirmed: true })).toEqual({});
    expect(faultsOf(recordingConsentSchema, { isMinor: false, guardianConfirmed: false })).toEqual({});
  });
});

describe('sign-up', () => {
  test('every field is asked for', () => {
    expect(Object.keys(faultsOf(signUpSchema, {})).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'password',
    ]);
  });

  test('the address is lower-cased, so that it is one account', () => {
    const person = { firstName: 'Mei', lastName: 'Tan', email: ' Mei@School.MY ', password: 'long enough' };
    expect(signUpSchema.validateSync(person).email).toBe('mei@school.my');
  });
});
