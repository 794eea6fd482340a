/** List entries for declining to state religion or caste: they neither meet nor fail a wish. */
export const religionNotStated = 13;
export const casteNotStated = 66;
