/**
 * The relation of a viewer to the owner of a profile.
 * - `pending`, `declined` and `stranger` look the same to the viewer, because a decline must not show.
 * - `closed`: the viewer sees nobody of this kind. The viewer is not shown, has the same gender, or is paused or has
 * something left to do, and nothing is accepted.
 * - `sameFamily`: brother and sister, by an account or a guardian (`same_families`).
 * - `blocked` (one has blocked the other's profile) and `notShown` (the owner) override an acceptance. So does
 * `paused`, if more than the family's own pause hides it. `READ_BY_FATE` says what accepted families read then.
 * - `blocked` by the owner's block of the viewer's phone does not override an acceptance.
 */
export const RELATIONS = [
  'own',
  'visitor',
  'closed',
  'sameFamily',
  'blocked',
  'notShown',
  'paused',
  'stranger',
  'pending',
  'declined',
  'accepted',
  'consented',
] as const;
/** One of `RELATIONS`. */
export type Relation = (typeof RELATIONS)[number];

/**
 * 1: nothing. 2: what strangers see. 3: what accepted families need in order to meet. 4: also the result of the pair
 * check.
 */
export type Layer = 1 | 2 | 3 | 4;

/** The layer of each relation to another member. */
const LAYERS: Record<Exclude<Relation, 'own' | 'visitor'>, Layer> = {
  closed: 1,
  sameFamily: 1,
  blocked: 1,
  notShown: 1,
  paused: 1,
  stranger: 2,
  pending: 2,
  declined: 2,
  accepted: 3,
  consented: 4,
};

/**
 * Whether a viewer sees a member's photos, the first and the others: accepted families always, others if the owner
 * shows them to all members or to those who fit (`loadFits`).
 */
export const seesPhotos = (layer: Layer, photoFor: string, isFitting: boolean): boolean =>
  layer >= 3 || (layer === 2 && (photoFor === 'Members' || (photoFor === 'Fitting' && isFitting)));

/** Whether the answer of `seesPhotos` depends on whether the viewer fits. */
export const asksIfFitting = (layer: Layer, photoFor: string): boolean => layer === 2 && photoFor === 'Fitting';

/**
 * The only rule for how much one member sees of another. `viewer` is null for a visitor. Members see their own profile
 * as accepted families see it.
 */
export function mayView(viewer: string | null, owner: string, relation: Relation): Layer {
  if (viewer === null || relation === 'visitor') return 1;
  // If the ids and the relation disagree about whose profile it is, nothing is shown.
  if (viewer === owner || relation === 'own') return viewer === owner && relation === 'own' ? 3 : 1;
  return LAYERS[relation];
}
