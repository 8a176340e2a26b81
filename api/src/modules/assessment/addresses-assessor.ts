export const addressesAssessor = (_text: string): boolean => false;
