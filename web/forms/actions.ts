import type { ReactNode } from 'react';
import type { ActionFunction } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { PathOf } from '#contract/wire.ts';
import { byIntent } from './by-intent.ts';
import { DeedForm, type DeedProps } from './DeedForm.tsx';
import { formAction, loadSending } from './form-action.ts';

// biome-ignore lint/suspicious/noExplicitAny: a call of any fields will do, and `unknown` takes none of them
type AnyCall = Call<any, any>;

/** What a small form does: a call, or what else its page does with what was sent. */
type Doing = AnyCall | { call: AnyCall; action: ActionFunction };
type CallOf<D extends Doing> = D extends AnyCall ? D : D extends { call: infer C extends AnyCall } ? C : never;

export interface Deeds<D extends Readonly<Record<string, Doing>>> {
  /** For `actionOf`: by the value of the pressed button. */
  actions: Readonly<Record<keyof D & string, ActionFunction>>;
  /** The small form of one of these deeds: a misspelt name of a deed or a field does not compile. */
  Deed: (
    props: { [N in keyof D & string]: DeedProps<N, PathOf<CallOf<D[N]>['form']['fields']>> }[keyof D & string],
  ) => ReactNode;
}

/** A noun's small forms, by the names of their deeds. */
export function deeds<const D extends Readonly<Record<string, Doing>>>(table: D): Deeds<D> {
  const actions = Object.entries(table).map(([deed, doing]) => [
    deed,
    'action' in doing ? doing.action : formAction(doing, { deed }),
  ]);
  return { actions: Object.fromEntries(actions), Deed: DeedForm };
}

/**
 * One action for a page of small forms: the value of the pressed button decides which of these is done.
 * @throws Error where two nouns have a deed of one name: one of them would be done in the place of the other.
 */
export function actionOf(...nouns: readonly Pick<Deeds<Record<string, Doing>>, 'actions'>[]): ActionFunction {
  const actions: Record<string, ActionFunction> = Object.create(null);
  for (const [deed, action] of nouns.flatMap((noun) => Object.entries(noun.actions))) {
    if (deed in actions) throw new Error(`Two deeds of this page are called ${deed}.`);
    actions[deed] = action;
  }
  return byIntent(async () => (await loadSending()).refuseMalformed(), actions);
}
