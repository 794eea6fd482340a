/**
 * Browser translation wraps or removes text nodes. React then asks a parent to remove a node, or insert before a node,
 * that is no longer its child; the browser throws, and the page is rendered again without unsaved input. This patch
 * uses the element that now contains the node, and does nothing when there is none. Called once, before hydration.
 */
export function patchDomForTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return Reflect.apply(removeChild, this, [child]);
    const containing = childWith(this, child);
    if (containing) Reflect.apply(removeChild, this, [containing]);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const containing = before === null || before.parentNode === this ? before : childWith(this, before);
    return Reflect.apply(insertBefore, this, [node, containing]);
  };
}

/** Returns the child of the parent that now contains this node, if any. */
function childWith(parent: Node, node: Node): Node | null {
  let ancestor: Node | null = node;
  while (ancestor && ancestor.parentNode !== parent) ancestor = ancestor.parentNode;
  return ancestor;
}
