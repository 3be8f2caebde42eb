/** Stands in the build for a package that Emotion loads for `withTheme` alone. */
export default function hoistNonReactStatics(): never {
  throw new Error('The build leaves out hoist-non-react-statics: see vite.config.ts.');
}
