import * as s from './shape.ts';
import { fact } from './wire.ts';

/** What an answer to a save or a registration says: 1 is success. `colour` is what the specification calls msgcolor. */
export const outcomeFacts = {
  code: fact('msgcode', s.number()),
  message: fact('msg', s.string()),
  colour: fact('msgcolor', s.string()),
};

export interface Outcome {
  code: number;
  message: string;
  colour: string;
}

export const success = (message: string): Outcome => ({ code: 1, message, colour: 'green' });
export const failure = (code: number, message: string): Outcome => ({ code, message, colour: 'red' });

/** What a refusal of such a call carries besides its sentence. */
export const refusedOutcome = (code: number) => ({ msgcode: code, msgcolor: 'red' });
