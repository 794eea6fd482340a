import { makeTypesetter } from '#server/pdf/typeset.ts';

/**
 * The typesetter of all test applications of this process, because a start takes as long as ten PDFs. It ends with the
 * process.
 */
export const TEST_TYPESETTER = makeTypesetter();
