/** The list entry for declining to state the religion. It neither meets nor fails a wish. */
export const religionNotStated = 13;
/** The list entry for declining to state the caste. It neither meets nor fails a wish. */
export const casteNotStated = 66;
