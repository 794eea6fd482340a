import type { ReactNode } from 'react';
import type { ActionFunction } from 'react-router';
import type { Call } from '#contract/call.ts';
import type { PathOf } from '#contract/wire.ts';
import { byIntent } from './by-intent.ts';
import { DeedForm, type DeedProps } from './DeedForm.tsx';
import { formAction, loadSubmitCode } from './form-action.ts';

// biome-ignore lint/suspicious/noExplicitAny: accepts a call with any fields; with `unknown` no call would be assignable
type AnyCall = Call<any, any>;

/** What a small form does: a call, or a call with an action that handles the sent form. */
type Doing = AnyCall | { call: AnyCall; action: ActionFunction };
type CallOf<D extends Doing> = D extends AnyCall ? D : D extends { call: infer C extends AnyCall } ? C : never;

/** The small forms of a noun, as `deeds` defines them. */
export interface Deeds<D extends Readonly<Record<string, Doing>>> {
  /** The actions for `actionOfForms`, keyed by the value of the button. */
  actions: Readonly<Record<keyof D & string, ActionFunction>>;
  /** Renders the form of one of these deeds. A misspelt deed or field does not compile. */
  Deed: (
    props: { [N in keyof D & string]: DeedProps<N, PathOf<CallOf<D[N]>['form']['fields']>> }[keyof D & string],
  ) => ReactNode;
}

/** Defines the small forms of a noun (a subject of the site), keyed by deed: the value of the form's button. */
export function deeds<const D extends Readonly<Record<string, Doing>>>(table: D): Deeds<D> {
  const actions = Object.entries(table).map(([deed, doing]) => [
    deed,
    'action' in doing ? doing.action : formAction(doing, { deed }),
  ]);
  return { actions: Object.fromEntries(actions), Deed: DeedForm };
}

/**
 * Creates one action for a page of small forms. The value of the pressed button selects the deed.
 * @throws Error if two nouns have a deed of the same name, because one would replace the other.
 */
export function actionOfForms(...nouns: readonly Pick<Deeds<Record<string, Doing>>, 'actions'>[]): ActionFunction {
  const actions: Record<string, ActionFunction> = Object.create(null);
  for (const [deed, action] of nouns.flatMap((noun) => Object.entries(noun.actions))) {
    if (deed in actions) throw new Error(`Two deeds of this page are called ${deed}.`);
    actions[deed] = action;
  }
  return byIntent(async () => (await loadSubmitCode()).refuseMalformed(), actions);
}
