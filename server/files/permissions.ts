/** Whether a logged-in member may see a file that belongs to `owner`. */
export const maySeeFile = (who: { profileId: string }, owner: string): boolean => who.profileId === owner;
