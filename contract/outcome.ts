import * as s from './shape.ts';
import { fact } from './wire.ts';

/** A sentence of an answer: the specification's English text, and our key, by which it is translated. */
export const sentenceFacts = {
  message: fact('msg', s.string()),
  key: fact('msgkey', s.string()),
};

/** The specification's codes of the answer to a save. The first step of the registration has codes of its own. */
export const OUTCOME = { done: 1, refused: 2 } as const;

/** The answer to a save. `code` is one of OUTCOME; `colour` is the specification's msgcolor. */
export const outcomeFacts = {
  code: fact('msgcode', s.number()),
  ...sentenceFacts,
  colour: fact('msgcolor', s.string()),
};

/** Returns the fields that a refused save carries besides its sentence. */
export const refusedOutcome = (code: number = OUTCOME.refused) => ({ msgcode: code, msgcolor: 'red' });

/** The common description of calls that return an outcome and that anybody may make. */
export const ofAnyone = { returned: outcomeFacts, refused: refusedOutcome() } as const;
/** The common description of calls that return an outcome and that only the member who owns the record may make. */
export const ofMember = { access: 'member', ...ofAnyone } as const;
