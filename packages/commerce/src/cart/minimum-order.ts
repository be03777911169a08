/** The owner's minimum for an order; missing or not enabled: none. ENT-21. */
export type MinimumOrder = { readonly isEnabled: boolean; readonly subtotalCents: number };

/** True when checkout may start: the subtotal reaches the minimum. ENT-21. */
export function meetsMinimumOrder(subtotalCents: number, minimum?: MinimumOrder): boolean {
  return !minimum?.isEnabled || subtotalCents >= minimum.subtotalCents;
}
