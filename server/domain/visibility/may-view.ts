/**
 * How a viewer stands to the owner of a profile. `pending`, `declined` and `stranger` look the same to the viewer: a
 * decline must not show. `closed`: the viewer sees nobody of this kind, being not shown, or of the same gender, or paused
 * or with something left to do where nothing has been accepted. `sameFamily`: brother and sister, by an account or a guardian
 * (`same_families`). `blocked` (by either's block of the profile) and `notShown` (the owner) come before an acceptance, and `paused` does where more than a
 * pause of the family's own hides it: what accepted families read then says `READ`. `blocked` by the
 * owner's block of a number that the viewer has comes after an acceptance.
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
export type Relation = (typeof RELATIONS)[number];

/** 1: nothing. 2: what a family tells a stranger. 3: what accepted families need to meet. 4: also the pair check's answer. */
export type Layer = 1 | 2 | 3 | 4;

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
 * Who sees the photos of a member, the first and the others: accepted families, and where the owner says so all members, or those who fit
 * (`loadFits`).
 */
export const seesPhotos = (layer: Layer, photoFor: string, isFitting: boolean): boolean =>
  layer >= 3 || (layer === 2 && (photoFor === 'Members' || (photoFor === 'Fitting' && isFitting)));

/** Whether it has to be known if the viewer fits. */
export const asksIfFitting = (layer: Layer, photoFor: string): boolean => layer === 2 && photoFor === 'Fitting';

/** The one rule of who sees how much of whom. `viewer` is null for a visitor. One's own profile is seen as accepted families see it. */
export function mayView(viewer: string | null, owner: string, relation: Relation): Layer {
  if (viewer === null || relation === 'visitor') return 1;
  if (viewer === owner || relation === 'own') return viewer === owner && relation === 'own' ? 3 : 1;
  return LAYERS[relation];
}
