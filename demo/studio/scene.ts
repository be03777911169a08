/** What a picture is made of. */
import type { Material, Rgb } from './materials.ts';
import type { Shape } from './shapes.ts';
import type { Vec } from './vector.ts';

export interface Part {
  shape: Shape;
  material: Material;
}

export interface Lamp {
  at: Vec;
  color: Rgb;
  strength: number;
}

export interface Scene {
  parts: readonly Part[];
  /** Paper at the top of the picture, and near the camera. */
  backdrop: Rgb;
  ground: Rgb;
  camera: { at: Vec; to: Vec; zoom: number };
  /** Direction towards the main light. */
  light?: Vec;
  keyStrength?: number;
  lamps?: readonly Lamp[];
  /** Shadows of a window or of leaves thrown over the scene. */
  gobo?: 'window' | 'leaves';
  /** Ground of wood or cloth instead of paper. */
  groundMaterial?: Material;
}
