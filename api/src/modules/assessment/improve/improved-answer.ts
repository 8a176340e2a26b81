/** The student's own answer as it could be said next time, beside the marks of one attempt. */
export type ImprovedAnswer =
  /** A provider is being asked. */
  | { readonly state: 'awaited' }
  /** None came, or what came was no version of this answer. */
  | { readonly state: 'failed' }
  | {
      readonly state: 'written';
      readonly text: string;
      /** Of the provider. */
      readonly model: string;
      readonly promptVersion: string;
    };
