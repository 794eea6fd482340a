/**
 * A browser that translates a page puts elements around its texts, or takes the texts away. React then asks a parent to remove
 * or to insert before a node that is not its child any more, the browser throws, and the page is drawn anew without what was
 * typed. Here the element that stands there now is meant instead; where none does, there is nothing to remove. Called once, before
 * the page comes alive.
 */
export function bearTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return Reflect.apply(removeChild, this, [child]);
    const standing = childWith(this, child);
    if (standing) Reflect.apply(removeChild, this, [standing]);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    const standing = before === null || before.parentNode === this ? before : childWith(this, before);
    return Reflect.apply(insertBefore, this, [node, standing]);
  };
}

/** The child of a parent that holds this node by now. */
function childWith(parent: Node, node: Node): Node | null {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at;
}
