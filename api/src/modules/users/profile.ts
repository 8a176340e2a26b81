export interface Profile {
  readonly country: string | null;
  readonly state: string | null;
  readonly institution: string | null;
  readonly institutionType: string | null;
}

/** Complete only when country, state, institution and institution type are all present. */
export const isProfileComplete = (profile: Profile): boolean =>
  Boolean(profile.country && profile.state && profile.institution && profile.institutionType);
