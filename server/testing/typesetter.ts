import { makeTypesetter } from '#server/pdf/typeset.ts';

/** Of all test applications in this process: to start one takes as long as to set ten papers. It ends with the process. */
export const TEST_TYPESETTER = makeTypesetter();
