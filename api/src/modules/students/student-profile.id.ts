const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** What is no id is a student that is not there; the database would stumble over it. */
export const isProfileId = (id: string): boolean => UUID.test(id);
