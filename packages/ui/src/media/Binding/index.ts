export { Binding, type BindingProps } from './Binding.tsx';
