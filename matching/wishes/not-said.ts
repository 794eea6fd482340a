/** List entries for declining to state religion or caste: they neither meet nor fail a wish. */
export const religionNotSaid = 13;
export const casteNotSaid = 66;
