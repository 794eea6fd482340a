import * as s from './shape.ts';
import { fact } from './wire.ts';

/** A sentence of an answer: in the specification's English, and by the key (ours) under which it is said in any language. */
export const sentenceFacts = {
  message: fact('msg', s.string()),
  key: fact('msgkey', s.string()),
};

/** What an answer to a save or a registration says: 1 is success. `colour` is what the specification calls msgcolor. */
export const outcomeFacts = {
  code: fact('msgcode', s.number()),
  ...sentenceFacts,
  colour: fact('msgcolor', s.string()),
};

/** What a refusal of such a call carries besides its sentence. */
export const refusedOutcome = (code: number) => ({ msgcode: code, msgcolor: 'red' });

/** Of a call that answers what came of it: the person who makes it, or the member whose record it is. */
export const ofAnyone = { returned: outcomeFacts, refused: refusedOutcome(2) } as const;
export const ofMember = { access: 'member', ...ofAnyone } as const;
