/** Entries of the lists of religions and castes that decline to answer: nobody meets or fails a wish by them. */
export const religionNotSaid = 13;
export const casteNotSaid = 66;
