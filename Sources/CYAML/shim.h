// libyaml: a parser that hands out the events of a YAML text one by one.
#include <yaml.h>
